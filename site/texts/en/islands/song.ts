/** What islands and acting parts of the page of a song say. */

export const song = {
  views: {
    /** Whether readers who have chosen no view get the lyrics in Devanagari. */
    isHindiFirst: false,
    label: "Script",
    shown: "View:",
    names: {
      both: "Both",
      roman: "Roman",
      hindi: "हिन्दी",
      lines: "Line by line",
      translation: "Translation",
      lyrics: "Lyrics",
    },
  },
  marks: {
    hide: "Hide marks",
    mark: "Mark in lyrics",
    steps: "Meanings in the lyrics: go from word to word with the arrow keys",
  },
  lines: {
    all: "Lines of the lyrics: link and report",
    line: (number: string) => `Line ${number}`,
    hindiLine: (number: string) => `Hindi line ${number}`,
    button: (line: string) => `${line}: link and report. Other lines: arrow keys`,
    copy: "Copy link to this line",
    report: "Report a mistake in this line",
    leadsTo: (line: string) => `It leads to ${line} of the song.`,
  },
  actions: {
    copy: "Copy Lyrics",
    copied: "Copied!",
    share: "Share",
    size: {
      size: "Text size",
      smaller: "smaller text",
      normal: "back to normal text",
      larger: "larger text",
    },
    notices: {
      nothing: "No Lyrics to Copy",
      copied: "Lyrics Copied!",
      both: "Both English and Hindi lyrics copied.",
      roman: "English lyrics copied.",
      hindi: "Hindi lyrics copied.",
      translation: "Lyrics and translation copied.",
      shared: "Shared successfully!",
      notShared: "Share failed",
      linkText: "Song page URL copied to clipboard.",
    },
  },
  video: {
    heading: "Watch",
    ornament: "देखिए",
    playing: (title: string) => `Video of ${title}`,
    play: (title: string) => `Play the video of ${title}. Plays from YouTube`,
    caption: "Plays from YouTube",
  },
  linkCopied: "Link Copied!",
  copyByHand: "Press Ctrl+C, or hold the text, to copy it",
  machineVersion: "Read a machine-made version",
};
