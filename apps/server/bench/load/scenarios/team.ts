import type { Me } from "@saywhere/validators/accounts/account";
import { createTRPCClient, httpLink, type TRPCClient } from "@trpc/client";
import { Agent, fetch as undiciFetch } from "undici";
import type { AppRouter } from "../../../src/app/api/app-router.ts";
import { ADMINISTRATOR, type Product } from "../start-product.ts";

type Calls = TRPCClient<AppRouter>;

/** A signed-in user. */
export interface Member {
  name: string;
  /** Who watches deployments and uploads files too. */
  isAdministrator: boolean;
  calls: Calls;
  /** What goes with each call. */
  headers: { origin: string; cookie: string };
}

/** TrafficOptions who works on the guide. */
export interface Team {
  administrator: Member;
  editors: Member[];
  /** API tokens: one of an administrator, and some of programs that write. */
  deployer: string;
  writers: string[];
  close(): Promise<void>;
}

interface Options {
  editors: number;
  writers: number;
  /** Called for each answered call, with its start. */
  watch: (isWrite: boolean, start: number) => void;
}

/** Of so many editors one is an administrator. */
const ADMINISTRATORS = 3;

const PASSWORD = "a password for everybody";

/** Has everybody invited, signed in and given tokens, as people do it, and turns off that changes are deployed by themselves. */
export async function createTeam({ origin, certificate }: Product, options: Options): Promise<Team> {
  const agents: Agent[] = [];
  /** TrafficOptions comes from an address of their own, as what stands before servers counts attempts by it. */
  const agentOf = (number: number): Agent => {
    const localAddress = `127.0.1.${number + 1}`;
    const agent = new Agent({ localAddress, ...(certificate && { connect: { ca: certificate } }) });
    agents.push(agent);
    return agent;
  };
  const callsOf = (agent: Agent, headers: () => Record<string, string>): Calls => {
    const fetch = async (url: URL | string, init?: { method?: string }) => {
      const start = performance.now();
      const answer = await undiciFetch(url, { ...init, dispatcher: agent });
      const body = await answer.text();
      options.watch(init?.method === "POST", start);
      return new Response(body, { status: answer.status, headers: [...answer.headers] });
    };
    return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/trpc`, headers, fetch })] });
  };
  const signIn = async (
    agent: Agent,
    name: string,
    credentials: { email: string; password: string },
  ): Promise<Member> => {
    const answer = await undiciFetch(`${origin}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(credentials),
      dispatcher: agent,
    });
    if (!answer.ok) throw new Error(`${name} could not sign in: ${await answer.text()}`);
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const headers = { origin, cookie };
    const me = (await answer.json()) as Me;
    return {
      name,
      isAdministrator: me.role === "administrator",
      headers,
      calls: callsOf(agent, () => headers),
    };
  };

  const administrator = await signIn(agentOf(0), "the administrator", ADMINISTRATOR);
  const { calls } = administrator;
  await calls.deployment.setAutoGenerate.mutate({ enabled: false });
  const editors: Member[] = [];
  for (let number = 0; number < options.editors; number++) {
    const agent = agentOf(number + 1);
    const [name, email] = [`Editor ${number + 1}`, `editor-${number + 1}@example.org`];
    const role = number % ADMINISTRATORS === 0 ? "administrator" : "editor";
    const { url } = await calls.people.invite.mutate({ name, email, role });
    const token = new URL(url).hash.slice(1);
    await callsOf(agent, () => ({ origin })).account.acceptLink.mutate({ token, password: PASSWORD });
    editors.push(await signIn(agent, name, { email, password: PASSWORD }));
  }
  const tokenOf = async (name: string, role: "editor" | "administrator") =>
    (await calls.token.create.mutate({ name, role, language_id: null, expires_in_days: 1 })).token;
  const writers: string[] = [];
  for (let number = 0; number < options.writers; number++) {
    writers.push(await tokenOf(`Program ${number + 1}`, "editor"));
  }
  const deployer = await tokenOf("Deployments", "administrator");
  const close = async () => void (await Promise.all(agents.map((agent) => agent.destroy())));
  return { administrator, editors, deployer, writers, close };
}
