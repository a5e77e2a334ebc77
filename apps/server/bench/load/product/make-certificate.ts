import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

interface Certificate {
  certificate: string;
  certificateFile: string;
  keyFile: string;
}

/** Makes a certificate for 127.0.0.1 that signs itself. */
export async function makeCertificate(folder: string): Promise<Certificate> {
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
