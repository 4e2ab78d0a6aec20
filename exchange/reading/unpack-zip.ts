/** Unpacks the files of a zip that can be imported. Refuses one that is damaged, or larger than it may be. */
import { unzipSync } from "fflate";
import { isFormat, isOfSystem } from "../file-format.ts";
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
  const isWanted = (name: string) => {
    if (name.endsWith("/") || isOfSystem(name)) return false;
    return isFormat(name) || leftOut.push(name) === 0;
  };
  try {
    const unpacked = unzipSafely(bytes, isWanted, "Please unpack it first.");
    const names = Object.keys(unpacked).sort();
    return { files: names.map((name) => ({ name, bytes: new Uint8Array(unpacked[name] ?? []) })), leftOut };
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused("It is no zip that can be read, or it is damaged.", { cause: error });
  }
}

/**
 * What the zip says of a size is what is unpacked of it at most.
 * @param advice the next step for one that is too large
 * @returns the wanted files by their names
 * @throws {FileRefused} when they are too large; the error of the library when the zip cannot be read
 */
export function unzipSafely(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  advice: string,
): Readonly<Record<string, Uint8Array>> {
  let size = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!isWanted(name)) return false;
      size += originalSize;
      if (size > mostUnpacked)
        throw new FileRefused(`It unpacks to more than ${mostUnpacked / 1e6} MB. ${advice}`);
      return true;
    },
  });
}
