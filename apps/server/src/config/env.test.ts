import { describe, expect, test } from "vitest";
import { EnvError, readDevelopmentEnv, readEnv } from "./env.ts";

describe("readEnv", () => {
  test("readEnv has a default for every variable", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: "localhost",
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
      logLevel: "warn",
      trustProxy: 0,
      readLimit: 1_200,
      administrator: undefined,
      previewPort: 3001,
      previewUrl: "http://localhost:3001",
    });
  });

  test("readEnv treats an empty variable as unset", () => {
    expect(readEnv({ DATABASE_URL: "", PUBLIC_URL: "", HOST: "", PORT: "" })).toEqual(readEnv({}));
    expect(readEnv({ PORT: " ", READ_LIMIT: " ", METRICS_PORT: "\t" })).toEqual(readEnv({}));
  });

  test("readEnv leaves the default port to Vite in development", () => {
    expect(readDevelopmentEnv({})).toMatchObject({
      port: 3001,
      publicUrl: "http://localhost:3000",
      previewUrl: "http://localhost:3002",
    });
  });

  test("readEnv moves all ports of development with PORT, so that checkouts run side by side", () => {
    expect(readDevelopmentEnv({ PORT: "4000" })).toMatchObject({
      port: 4001,
      publicUrl: "http://localhost:4000",
      previewPort: 4002,
      previewUrl: "http://localhost:4002",
    });
    const PUBLIC_URL = "http://phone.local:4000";
    expect(readDevelopmentEnv({ PORT: "4000", PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  });

  test.each(["0", "65534"])("readEnv rejects PORT=%s in development, which has no ports after it", (PORT) => {
    expect(() => readDevelopmentEnv({ PORT })).toThrow(/^PORT must be from 1 to 65533/);
  });

  test("readEnv puts the preview on the next port of the same host, or on any free port", () => {
    const preview = (given: Record<string, string>) => {
      const { previewPort, previewUrl } = readEnv(given);
      return [previewPort, previewUrl];
    };
    const behindProxy = { PORT: "8080", PUBLIC_URL: "https://saywhere.example/" };
    expect(preview(behindProxy)).toEqual([8081, "http://saywhere.example:8081"]);
    for (const PORT of ["0", "65535"]) expect(preview({ PORT })[0]).toBe(0);
  });

  test.each([
    ["https://saywhere.example/", "https://saywhere.example"],
    ["https://Saywhere.example:443", "https://saywhere.example"],
    ["http://localhost:8080", "http://localhost:8080"],
  ])("readEnv normalizes the public URL %s to %s", (PUBLIC_URL, publicUrl) => {
    expect(readEnv({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
  });

  test.each([
    ["true", 1],
    ["false", 0],
    ["2", 2],
  ])("readEnv reads TRUST_PROXY=%s as %d proxies", (TRUST_PROXY, proxies) => {
    expect(readEnv({ TRUST_PROXY }).trustProxy).toBe(proxies);
  });

  test("readEnv requires the mail server and the sender's address together, or neither", () => {
    const SMTP_URL = "smtps://user:password@mail.example.org:465";
    expect(() => readEnv({ SMTP_URL })).toThrow(/^SMTP_URL and SMTP_FROM belong together/);
    const SMTP_FROM = "saywhere@example.org";
    expect(readEnv({ SMTP_URL, SMTP_FROM }).mail).toEqual({ url: SMTP_URL, from: SMTP_FROM });
  });

  test("readEnv requires the administrator's e-mail address and password together, or neither", () => {
    const ADMIN_EMAIL = "Ada@Example.org";
    const ADMIN_PASSWORD = "correct horse battery";
    expect(readEnv({ ADMIN_EMAIL, ADMIN_PASSWORD }).administrator).toEqual({
      email: "ada@example.org",
      password: ADMIN_PASSWORD,
    });
    expect(() => readEnv({ ADMIN_EMAIL })).toThrow(/^ADMIN_EMAIL and ADMIN_PASSWORD belong together/);
    expect(() => readEnv({ ADMIN_PASSWORD })).toThrow(/belong together/);
  });

  test.each([
    ["ADMIN_EMAIL", "ada", /^ADMIN_EMAIL must be an e-mail address/],
    ["SMTP_URL", "mail.example.org", /^SMTP_URL must be a mail server, such as smtps:/],
    ["SMTP_URL", "https://mail.example.org", /^SMTP_URL must be a mail server, such as smtps:/],
    ["SMTP_URL", "smtp://mail.example.org?logger=true", /^SMTP_URL must be a mail server, such as smtps:/],
    ["SMTP_FROM", "saywhere", /^SMTP_FROM must be an e-mail address/],
    ["ADMIN_PASSWORD", "short", /^ADMIN_PASSWORD must have at least 12 characters/],
    ["TRUST_PROXY", "-1", /^TRUST_PROXY must be true or false, or the number of proxies/],
    ["PORT", "http", /^PORT must be a port number/],
    ["PORT", "70000", /^PORT must be a port number/],
    ["PUBLIC_URL", "saywhere", /^PUBLIC_URL must be the site's address/],
    [
      "PUBLIC_URL",
      "https://saywhere.example/phrases",
      /^PUBLIC_URL must be an origin such as https:.* without a path/,
    ],
    ["PUBLIC_URL", "https://saywhere.example//", /^PUBLIC_URL must be an origin/],
    ["PUBLIC_URL", "https://ada:secret@saywhere.example", /^PUBLIC_URL must be an origin/],
    ["PUBLIC_URL", "https://saywhere.example/?a=1", /^PUBLIC_URL must be an origin/],
    ["PUBLIC_URL", "https://saywhere.example?", /^PUBLIC_URL must be an origin/],
    ["PUBLIC_URL", "https://saywhere.example/#top", /^PUBLIC_URL must be an origin/],
    ["HSTS_INCLUDE_SUBDOMAINS", "yes", /^HSTS_INCLUDE_SUBDOMAINS must be true or false/],
    ["DATABASE_URL", "mysql://x", /^DATABASE_URL must be a PostgreSQL URL/],
    ["DATABASE_URL", "postgres://ada@localhost:5432", /^DATABASE_URL must name a database/],
    [
      "DATABASE_URL",
      "postgres://ada@localhost/x?sslmode=verifyfull",
      /^DATABASE_URL must have an sslmode that is/,
    ],
    ["LOG_LEVEL", "loud", /^LOG_LEVEL must be one of/],
    ["TRUST_PROXY", "perhaps", /^TRUST_PROXY must be true or false/],
    ["S3_ENDPOINT", "us-lax-1.linodeobjects.com", /^S3_ENDPOINT must be the store's URL, such as https:/],
    ["S3_ENDPOINT", "ftp://store", /^S3_ENDPOINT must be the store's URL/],
    ["S3_STATIC_URL", "saywhere", /^S3_STATIC_URL must be the URL from/],
    ["S3_ASSETS_URL", "saywhere", /^S3_ASSETS_URL must be the URL from/],
    ["S3_MEDIA_URL", "saywhere", /^S3_MEDIA_URL must be the URL from/],
    ["S3_ASSETS_URL", "https://a;sandbox", /^S3_ASSETS_URL must be the URL from/],
    ["S3_MEDIA_URL", "https://*.saywhere.example", /^S3_MEDIA_URL must be the URL from/],
    ["S3_ENDPOINT", "https://key:secret@store.example", /^S3_ENDPOINT must have no user name/],
    ["S3_MEDIA_URL", "https://media.example/?a=1", /^S3_MEDIA_URL must have no user name/],
    ["S3_STATIC_URL", "https://copy.example/#top", /^S3_STATIC_URL must have no user name/],
    ["READ_LIMIT", "-1", /^READ_LIMIT must be a number of reads a minute/],
    ["READ_LIMIT", "off", /^READ_LIMIT must be a number of reads a minute, such as 1200, or 0 for no limit/],
    ["METRICS_PORT", "all", /^METRICS_PORT must be a port number/],
    ["ANSWER_WHILE_STARTING", "no", /^ANSWER_WHILE_STARTING must be true or false/],
    ["METRICS_PORT", "3000", /^METRICS_PORT must be another port than 3000, which the site has/],
    ["METRICS_PORT", "3001", /^METRICS_PORT must be another port than 3001, which the static export/],
    ["SHUTDOWN_DELAY", "-1", /^SHUTDOWN_DELAY must be a number of seconds/],
    ["SHUTDOWN_LIMIT", "0", /^SHUTDOWN_LIMIT must be a number of seconds from 1/],
    ["S3_PATH_STYLE", "perhaps", /^S3_PATH_STYLE must be true or false/],
  ])("readEnv reports what %s must be when it is %s", (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvError);
    expect(() => readEnv({ [name]: value })).toThrow(message);
  });
});

describe("readEnv with object storage variables", () => {
  const store = {
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "not to be told",
    S3_STATIC_BUCKET: "site",
    S3_ASSETS_BUCKET: "assets",
    S3_MEDIA_BUCKET: "media",
  };
  const names = Object.keys(store) as (keyof typeof store)[];
  const connection = (more: Record<string, string>) => {
    const { storage } = readEnv({ ...store, ...more });
    return storage.provider === "s3" ? storage.connection : undefined;
  };
  const failure = (given: Record<string, string>): string => {
    try {
      readEnv(given);
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };

  test("readEnv stores files in a folder when no object storage is configured, whatever the region", () => {
    const folder = { provider: "folder", folder: "/data/storage" };
    expect(readEnv({ DATA_DIR: "/data" }).storage).toEqual(folder);
    expect(readEnv({ DATA_DIR: "/data", S3_REGION: "eu-west-1" }).storage).toEqual(folder);
  });

  test.each(["S3_ASSETS_BUCKET", "S3_MEDIA_BUCKET"])(
    "readEnv refuses the bucket of the site as %s",
    (name) => {
      expect(failure({ ...store, [name]: "site" })).toBe(
        `${name} must be another bucket than S3_STATIC_BUCKET, which the static export has for itself`,
      );
    },
  );

  test("readEnv requires only two keys and three buckets for object storage", () => {
    expect(readEnv(store).storage).toEqual({
      provider: "s3",
      connection: {
        endpoint: undefined,
        region: "us-lax-1",
        accessKeyId: "key",
        secretAccessKey: "not to be told",
        pathStyle: false,
      },
      gzip: true,
      static: { bucket: "site", url: undefined },
      assets: { bucket: "assets", url: undefined },
      media: { bucket: "media", url: undefined },
    });
  });

  test.each(names)(
    "readEnv reports that %s is missing and names the variables that belong together",
    (name) => {
      const message = failure({ ...store, [name]: "" });
      expect(message).toBe(
        `${name} is missing: ${names.join(", ")} belong together. Set all of them, or no S3_… variable`,
      );
    },
  );

  test.each([
    ["S3_ENDPOINT", "https://us-lax-1.linodeobjects.com"],
    ["S3_STATIC_URL", "https://www.saywhere.example"],
    ["S3_ASSETS_URL", "https://assets.saywhere.example"],
    ["S3_MEDIA_URL", "https://media.saywhere.example"],
    ["S3_PATH_STYLE", "true"],
    ["S3_STATIC_GZIP", "false"],
  ])("readEnv reports all missing storage variables when only %s is set", (name, value) => {
    const lines = failure({ [name]: value }).split("\n");
    expect(lines.map((line) => line.split(" ")[0])).toEqual(names);
  });

  test("readEnv reveals no secret when another variable is invalid", () => {
    const message = failure({ ...store, S3_ENDPOINT: "nowhere", S3_MEDIA_BUCKET: "" });
    expect(message).toMatch(/^S3_ENDPOINT must be/);
    expect(message).not.toContain("not to be told");
  });

  test("readEnv uses path-style URLs for storage with its own endpoint unless configured otherwise", () => {
    const S3_ENDPOINT = "http://localhost:7070";
    expect(connection({})?.pathStyle).toBe(false);
    expect(connection({ S3_ENDPOINT })?.pathStyle).toBe(true);
    expect(connection({ S3_ENDPOINT, S3_PATH_STYLE: "false" })?.pathStyle).toBe(false);
    expect(connection({ S3_PATH_STYLE: "true" })?.pathStyle).toBe(true);
  });

  test("readEnv removes trailing slashes from URLs", () => {
    const S3_MEDIA_URL = "https://cdn.saywhere.example/media//";
    expect(connection({ S3_ENDPOINT: "http://localhost:7070/" })?.endpoint).toBe("http://localhost:7070");
    expect(readEnv({ ...store, S3_MEDIA_URL }).storage).toMatchObject({
      media: { url: "https://cdn.saywhere.example/media" },
    });
  });
});
