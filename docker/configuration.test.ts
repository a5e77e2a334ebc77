/** What can be told of the container files without Docker. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Compose {
  services: Record<
    string,
    { image?: string; environment?: Record<string, string | null>; ports?: string[]; volumes?: string[] }
  >;
  volumes: Record<string, null>;
}

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? "");

const compose = parse(read("docker/compose.yaml")) as Compose;
const services = Object.values(compose.services);
const documented = names(read(".env.example"), /^# ([A-Z0-9_]+)=/gm);

test("every variable that the server reads is documented", () => {
  const used = ["env", "openid-settings", "storage-settings"].map((file) =>
    names(read(`apps/server/src/config/${file}.ts`), /^ {2}([A-Z0-9_]+): /gm),
  );
  for (const ofFile of used) expect(ofFile.length).toBeGreaterThan(5);
  expect(documented).toEqual(expect.arrayContaining(used.flat()));
});

test("docs/configuration.md documents every variable of .env.example", () => {
  expect(names(read("docs/configuration.md"), /`([A-Z0-9]+(?:_[A-Z0-9]+)*)`/g)).toEqual(
    expect.arrayContaining(documented),
  );
});

test("the server is given variables that it knows", () => {
  const given = Object.keys(compose.services.server?.environment ?? {});
  expect(given).toContain("DATABASE_URL");
  expect(documented).toEqual(expect.arrayContaining(given));
});

test("every other variable reaches the server, but what the image and the store have settled", () => {
  const given = Object.keys(compose.services.server?.environment ?? {});
  const settled = ["HOST", "PORT", "DATA_DIR", "WEB_DIR", "S3_REGION", "S3_PATH_STYLE"];
  expect(documented.filter((name) => !given.includes(name)).toSorted()).toEqual(settled.toSorted());
});

test("nothing that a developer keeps goes into the image", () => {
  const left = read(".dockerignore").split("\n");
  expect(left).toEqual(expect.arrayContaining([".git", "docker", "**/.env*", "**/.data", "**/node_modules"]));
});

test("turbo lets every documented variable through to the server", () => {
  expect(names(read("turbo.json"), /^ {4}"([A-Z0-9_]+)",?$/gm)).toEqual(expect.arrayContaining(documented));
});

test("ports are open on this machine alone", () => {
  const ports = services.flatMap((service) => service.ports ?? []);
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
});

test("images are named by version", () => {
  const from = names(read("docker/Dockerfile"), /^FROM (node:\S+)/gm);
  const images = [...from, ...services.flatMap((service) => service.image ?? [])];
  expect(images.length).toBeGreaterThan(2);
  for (const image of images) expect(image).toMatch(/^[\w/]+:v?\d+[\w.-]*$/);
});

test("the image and the development container run the Node, pnpm and turbo of the repository", () => {
  const { packageManager, dependencies, devDependencies } = JSON.parse(read("package.json")) as {
    packageManager: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const dockerfile = read("docker/Dockerfile");
  expect(dockerfile).toContain(`${packageManager} turbo@${devDependencies.turbo}`);
  for (const version of names(dockerfile, /^FROM node:([\d.]+)/gm)) expect(version).toBe(dependencies.node);
  const container = JSON.parse(read(".devcontainer.json")) as {
    image: string;
    updateContentCommand: string;
  };
  expect(container.image).toMatch(new RegExp(`^node:${dependencies.node}-`));
  expect(container.updateContentCommand).toContain(` ${packageManager} `);
});

test("the workflow names actions by commit, and only its last job may publish the image", () => {
  const text = read(".github/workflows/ci.yml");
  const actions = names(text, /uses: (\S+)/g);
  expect(actions.length).toBeGreaterThan(2);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  const { permissions, jobs } = parse(text) as {
    permissions: object;
    jobs: Record<string, { if?: string; needs?: string[]; permissions?: object }>;
  };
  expect(permissions).toEqual({ contents: "read" });
  expect(Object.keys(jobs).filter((name) => jobs[name]?.permissions)).toEqual(["publish"]);
  expect(jobs.publish).toMatchObject({
    if: "${{ github.ref_type == 'tag' }}",
    needs: ["checks", "image"],
    permissions: { contents: "read", packages: "write" },
  });
  // What is published is the image that was started, and not a second one.
  expect(names(text, /(docker (?:build|save|load|push))/g)).toEqual([
    "docker build",
    "docker save",
    "docker load",
    "docker push",
  ]);
});

test("named volumes are declared", () => {
  const used = services.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(":")[0]);
  expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(used.flat()));
});
