import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type CborValue = number | string | Buffer | Map<CborValue, CborValue>;

type Ceremony = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };

type Flaws = {
  origin?: string;
  /** As in a frame of another site. */
  crossOrigin?: boolean;
  /** The signature counter; by default it rises by one. */
  counter?: number;
  /** Without finger, face or PIN. */
  isUnverified?: boolean;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey in software: answers the options of WebAuthn as a browser would, with a P-256 key and no attestation. */
export function anAuthenticator(origin = "http://localhost:3000") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let userHandle = "";
  let count = 0;

  function answer(type: string, challenge: string, flaws: Flaws) {
    const clientData = {
      type,
      challenge,
      origin: flaws.origin ?? origin,
      crossOrigin: flaws.crossOrigin ?? false,
    };
    return Buffer.from(JSON.stringify(clientData));
  }

  function authenticatorData(rpId: string, flags: number, flaws: Flaws): Buffer {
    count = flaws.counter ?? count + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const verified = flaws.isUnverified ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | USER_PRESENT | verified]), counter]);
  }

  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };

  return {
    id: named.id,
    create(options: Ceremony, flaws: Flaws = {}) {
      userHandle = options.user?.id ?? "";
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = new Map<CborValue, CborValue>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const head = authenticatorData(options.rp?.id ?? "", HAS_CREDENTIAL, flaws);
      const authData = Buffer.concat([head, Buffer.alloc(16), length, id, encode(key)]);
      const attestation = new Map<CborValue, CborValue>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const clientDataJSON = answer("webauthn.create", options.challenge, flaws).toString("base64url");
      return {
        ...named,
        response: {
          clientDataJSON,
          attestationObject: encode(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    use(options: Ceremony, flaws: Flaws = {}) {
      const clientData = answer("webauthn.get", options.challenge, flaws);
      const authData = authenticatorData(options.rpId ?? "", 0, flaws);
      const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof anAuthenticator>;

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

/** As much of CBOR as an attestation needs. */
function encode(value: CborValue): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [encode(key), encode(item)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  if (length < 0x100) return Buffer.from([type | 24, length]);
  return Buffer.from([type | 25, length >> 8, length & 0xff]);
}
