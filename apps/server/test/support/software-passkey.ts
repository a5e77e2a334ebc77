import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

interface Deviations {
  /** Origin of the page that asks for the passkey. */
  origin?: string;
  /** Host that the passkey is for. */
  rpId?: string;
  /** Whether the authenticator checked who the person is. */
  verified?: boolean;
  /** How often the passkey was used. */
  counter?: number;
  /** Whether another key signs. */
  otherKey?: boolean;
}

const newKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

/** An authenticator that answers as a browser passes it on, with one key (ES256). */
export function softwarePasskey(publicUrl: string) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = newKeys();
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    clientExtensionResults: {},
  };

  function clientData(type: string, challenge: string, origin = new URL(publicUrl).origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(flags: number, { rpId, verified = true, counter = 0 }: Deviations): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | USER_PRESENT | (verified ? USER_VERIFIED : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId ?? new URL(publicUrl).hostname), head]);
  }

  return {
    credential,
    register(challenge: string, deviations: Deviations = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        authenticatorData(HAS_CREDENTIAL, deviations),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(data)],
        ]) as never,
      );
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, deviations.origin).toString("base64url"),
          attestationObject: Buffer.from(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    signIn(challenge: string, deviations: Deviations = {}) {
      const data = authenticatorData(0, deviations);
      const client = clientData("webauthn.get", challenge, deviations.origin);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(deviations.otherKey ? newKeys().privateKey : privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}
