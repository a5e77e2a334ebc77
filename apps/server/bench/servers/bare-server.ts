import { createServer } from "node:http";
import { readEnv } from "../../src/config/env.ts";
import { readWorkloads } from "../workloads.ts";

// The limit of answers from memory: node:http alone, answering the same bytes as the server at the address
// given, headers included.
const origin = process.argv[2] ?? "";
const PER_CONNECTION = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

const answers = new Map<string, Answer>();
for (const { paths } of await readWorkloads(origin)) {
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: { "accept-encoding": "identity" } });
    const body = Buffer.from(await response.arrayBuffer());
    const headers = [...response.headers].filter(([name]) => !PER_CONNECTION.has(name));
    answers.set(path, { headers: Object.fromEntries(headers), body });
  }
}

const env = readEnv();
createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return response.writeHead(404).end();
  return response.writeHead(200, answer.headers).end(answer.body);
}).listen(env.port, env.host);
