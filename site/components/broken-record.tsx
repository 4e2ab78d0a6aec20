/** A record in two pieces, for what cannot be found or fetched. A file of its own: few visitors ever see it. */
import record from "./broken-record.svg?no-inline";

export function BrokenRecord() {
  return <img className="broken-record" src={record} width={450} height={430} alt="" />;
}
