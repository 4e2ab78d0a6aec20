/** A record in two pieces, for error pages. A separate file, since few visitors see it. */
import record from "./broken-record.svg?no-inline";

export function BrokenRecord() {
  return <img className="broken-record" src={record} width={450} height={430} alt="" />;
}
