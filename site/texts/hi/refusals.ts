/** Answers in plain text: what is refused, is not there or has failed. */
import { count } from "./cards.ts";

const coming = { requests: "अनुरोध आ रहे हैं", reports: "सूचनाएँ आ रही हैं" };

export const refusals = {
  /** @param isOwn so many came from the visitor's network, and not from all together */
  tooMany: (what: "requests" | "reports", isOwn: boolean, seconds: number) =>
    `${isOwn ? "आपके नेटवर्क से" : "इस समय"} बहुत ज़्यादा ${coming[what]}। ${timeOf(seconds)} बाद फिर कोशिश करें।`,
  overload: "इस समय बहुत सारे लोग पढ़ रहे हैं। थोड़ी देर बाद फिर कोशिश करें।",
  failed: "हमारी तरफ़ से कुछ गड़बड़ हुई है। थोड़ी देर बाद फिर कोशिश करें।",
  addressTooLong: "यह पता बहुत लंबा है।",
  formTooLong: "जो भेजा गया, वह बहुत लंबा है। उसे छोटा करें।",
  formEncoded: "जो भेजा गया, वह संपीड़ित (Content-Encoding) है और पढ़ा नहीं जाता। उसे मूल रूप में भेजें।",
  twoHosts: "इस अनुरोध में होस्ट का नाम दो बार है। Host हेडर एक ही भेजें।",
  foreign: "यह इस साइट के किसी पेज से नहीं भेजा गया, इसलिए इसे स्वीकार नहीं किया गया।",
  noSong: "ऐसा कोई गीत नहीं है।",
  noSitemap: "ऐसा कोई साइटमैप नहीं है।",
  noPicture: "ऐसी कोई तस्वीर नहीं है।",
  pictureFailed: "यह तस्वीर अभी नहीं बन सकती।",
  viewsByPost: "देखे जाने की गिनती POST से होती है।",
};

function timeOf(seconds: number): string {
  return seconds > 120 ? count(Math.ceil(seconds / 60), { other: "मिनट" }) : count(seconds, { other: "सेकंड" });
}
