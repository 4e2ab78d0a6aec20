/** Unpacks the files of a zip that can be imported. Refuses one that is damaged, or larger than it may be. */
import { unzipSync } from "fflate";
import { isFormat } from "../file-format.ts";
import { FileRefused } from "../file-refused.ts";

/** Bytes of all files in it: a small zip could unpack to more than a computer can hold. */
const mostUnpacked = 150_000_000;

interface UnpackedFile {
  /** With its folders, such as `old/tere-bina.txt`. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface UnpackedZip {
  readonly files: readonly UnpackedFile[];
  /** The names of files that cannot be imported. */
  readonly leftOut: readonly string[];
}

/** @throws {FileRefused} */
export function unpackZip(bytes: Uint8Array): UnpackedZip {
  const leftOut: string[] = [];
  let size = 0;
  try {
    const unpacked = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name.endsWith("/") || isOfSystem(name)) return false;
        if (!isFormat(name)) return leftOut.push(name) === 0;
        size += originalSize;
        if (size > mostUnpacked)
          throw new FileRefused(`It unpacks to more than ${mostUnpacked / 1e6} MB. Please unpack it first.`);
        return true;
      },
    });
    const names = Object.keys(unpacked).sort();
    return { files: names.map((name) => ({ name, bytes: new Uint8Array(unpacked[name] ?? []) })), leftOut };
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused("It is no zip that can be read, or it is damaged.", { cause: error });
  }
}

/** What computers put beside the files of people. */
export function isOfSystem(name: string): boolean {
  return /(?:^|[\\/])(?:\.|__MACOSX[\\/]|thumbs\.db$|desktop\.ini$)/i.test(name);
}
