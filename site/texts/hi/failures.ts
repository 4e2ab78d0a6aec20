/** The pages in place of one that cannot be shown. */

export const failures = {
  missing: {
    Page: missing("पेज"),
    Song: missing("गीत"),
    Album: missing("एल्बम"),
    Artist: missing("कलाकार"),
    Singer: missing("गायक"),
    Lyricist: missing("गीतकार"),
    "Music Director": missing("संगीतकार"),
    Genre: { heading: "विधा नहीं मिली", text: "आप जो विधा खोज रहे हैं, वह यहाँ नहीं है।" },
    Year: missing("साल"),
    Decade: missing("दशक"),
  },
  failed: {
    heading: "सुर बिगड़ गया",
    text: "यह पेज अभी नहीं खुल पा रहा है। थोड़ी देर बाद फिर कोशिश करें।",
  },
  search: "कुछ और खोजें",
  tryAgain: "फिर कोशिश करें",
  home: "होम पर जाएँ",
};

/** @param what masculine */
function missing(what: string) {
  return { heading: `${what} नहीं मिला`, text: `आप जो ${what} खोज रहे हैं, वह यहाँ नहीं है।` };
}
