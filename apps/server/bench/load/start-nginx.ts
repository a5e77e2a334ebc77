import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { FailureLog } from "./measurements.ts";

interface Certificate {
  certificate: string;
  certificateFile: string;
  keyFile: string;
}

/** Makes a certificate for 127.0.0.1 that signs itself. */
async function makeCertificate(folder: string): Promise<Certificate> {
  const [certificateFile, keyFile] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  const making = promisify(execFile)("openssl", [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "2",
    "-subj",
    "/CN=127.0.0.1",
    "-addext",
    "subjectAltName=IP:127.0.0.1",
    "-keyout",
    keyFile,
    "-out",
    certificateFile,
  ]);
  await making.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new Error("openssl is not on this machine. Install it: apt-get install openssl");
  });
  return { certificate: await readFile(certificateFile, "utf8"), certificateFile, keyFile };
}

export interface Nginx {
  /** What its certificate is checked with. */
  certificate: string;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  ports: { https: number; http: number; instances: [number, number] };
  /** Gets what it logs of failures. */
  failures: FailureLog;
  onEnd: (error: Error) => void;
}

const SITE = fileURLToPath(new URL("../../../../docs/deployment/nginx.conf", import.meta.url));
const START_TIMEOUT = 10_000;

/** Starts nginx with the site that the documentation gives, but for its ports, its name and its paths. */
export async function startNginx({ folder, ports, failures, onEnd }: Options): Promise<Nginx> {
  const place = join(folder, "nginx");
  await mkdir(place);
  const { certificate, certificateFile, keyFile } = await makeCertificate(place);
  const site = adapt(await readFile(SITE, "utf8"), [
    ["server 127.0.0.1:3000 ", `server 127.0.0.1:${ports.instances[0]} `],
    ["server 127.0.0.1:3010 ", `server 127.0.0.1:${ports.instances[1]} `],
    ["listen 80;", `listen 127.0.0.1:${ports.http};`],
    ["listen [::]:80;", `listen 127.0.0.2:${ports.http};`],
    ["listen 443 ", `listen 127.0.0.1:${ports.https} `],
    ["listen [::]:443 ", `listen 127.0.0.2:${ports.https} `],
    ["server_name your.site;", "server_name 127.0.0.1;"],
    ["/etc/ssl/your.site/fullchain.pem", certificateFile],
    ["/etc/ssl/your.site/privkey.pem", keyFile],
  ]);
  await writeFile(join(place, "site.conf"), site);
  await writeFile(join(place, "nginx.conf"), around(place));
  const child = spawn("nginx", ["-p", place, "-c", join(place, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const started = once(child, "spawn").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new Error(
      "nginx is not on this machine. Install it: apt-get install nginx (or leave out two instances by --only=one)",
    );
  });
  let stopping = false;
  const exit = new Promise<void>((resolve) => {
    child.once("exit", (code) => {
      if (!stopping) onEnd(new Error(`nginx ended by itself (${code}): ${failures.lines().join("; ")}`));
      resolve();
    });
  });
  await started;
  createInterface(child.stderr).on("line", (line) => {
    const fault = /\[(?:error|crit|alert|emerg)\] (?:\d+#\d+: )?(?:\*\d+ )?(.*?)(?:, client: .*)?$/.exec(
      line,
    )?.[1];
    if (fault) failures.add(`nginx logged: ${fault}`);
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    child.kill("SIGTERM");
    await exit;
  };
  try {
    await listening(ports.http);
  } catch (error) {
    await stop();
    throw new Error(`nginx did not start: ${failures.lines().join("; ")}`, { cause: error });
  }
  return { certificate, stop };
}

/** Each line must exist, so that the documented file is tested. */
function adapt(site: string, replacements: [written: string, instead: string][]): string {
  return replacements.reduce((text, [written, instead]) => {
    if (!text.includes(written))
      throw new Error(`docs/deployment/nginx.conf has no “${written}” any more: adapt start-nginx.ts`);
    return text.replaceAll(written, instead);
  }, site);
}

/** What Debian's own nginx.conf has around the sites, as far as it matters here. */
const around = (place: string): string => `
daemon off;
${userInfo().uid === 0 ? "user root;" : ""}
worker_processes auto;
pid ${place}/nginx.pid;
error_log stderr error;
events { worker_connections 768; }
http {
    sendfile on;
    tcp_nopush on;
    types_hash_max_size 2048;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    gzip on;
    access_log off;
    client_body_temp_path ${place}/body;
    proxy_temp_path ${place}/proxy;
    fastcgi_temp_path ${place}/fastcgi;
    uwsgi_temp_path ${place}/uwsgi;
    scgi_temp_path ${place}/scgi;
    include ${place}/site.conf;
}
`;

/** Its first server sends everybody on to HTTPS. */
async function listening(port: number): Promise<void> {
  const ask = () => fetch(`http://127.0.0.1:${port}/about`, { redirect: "manual" });
  for (const start = Date.now(); Date.now() - start < START_TIMEOUT; await delay(50)) {
    const answer = await ask().catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 301) return;
  }
  throw new Error("it did not answer");
}
