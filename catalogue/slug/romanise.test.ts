import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { romanise } from "./romanise.ts";

function eachIsWritten(cases: readonly (readonly [devanagari: string, roman: string])[]) {
  it.each(cases)("%s is written %s", (devanagari, roman) => {
    expect(romanise(devanagari)).toBe(roman);
    expect(romanise(devanagari.normalize("NFD"))).toBe(roman);
  });
}

describe("plain words", () => {
  eachIsWritten([
    ["तेरे", "tere"],
    ["दिल", "dil"],
    ["राम", "ram"],
    ["क्या", "kya"],
    ["और", "aur"],
    ["मैं", "main"],
    ["है", "hai"],
    ["कोई", "koi"],
    ["गए", "gaye"],
    ["गई", "gayi"],
    ["भाई", "bhai"],
    ["चाहिए", "chahiye"],
    ["जाओ", "jao"],
    ["भैया", "bhaiya"],
    ["न", "na"],
    ["ॐ", "om"],
    ["में", "mein"],
    ["हम", "hum"],
    ["यह", "yeh"],
  ]);
});

describe("an inherent a that is not spoken", () => {
  eachIsWritten([
    ["सपना", "sapna"],
    ["कमल", "kamal"],
    ["जानता", "janta"],
    ["समझना", "samajhna"],
    ["बदलते", "badalte"],
    ["दिलबर", "dilbar"],
    ["आसमान", "asman"],
    ["लड़का", "ladka"],
    ["चाँदनी", "chandni"],
    ["चांदनी", "chandni"],
    ["मोहब्बत", "mohabbat"],
    ["मुस्कुराहट", "muskurahat"],
    ["कहना", "kehna"],
    ["महफ़िल", "mehfil"],
    ["बहार", "bahar"],
    ["जगह", "jagah"],
    ["प्रिय", "priya"],
    ["समय", "samay"],
    ["मातरम्", "mataram"],
  ]);
});

describe("clusters", () => {
  eachIsWritten([
    ["दोस्त", "dost"],
    ["मित्र", "mitra"],
    ["मन्त्र", "mantra"],
    ["सत्य", "satya"],
    ["कृष्ण", "krishna"],
    ["उम्र", "umr"],
    ["चक्र", "chakra"],
    ["ज़िक्र", "zikr"],
    ["ज्ञान", "gyan"],
    ["लक्ष्मी", "lakshmi"],
    ["बच्चा", "baccha"],
    ["अच्छा", "achha"],
    ["मक्खन", "makkhan"],
    ["पत्थर", "patthar"],
    ["स्वर", "swar"],
    ["क़व्वाली", "qawwali"],
  ]);
});

describe("dots, nasals and breathings", () => {
  eachIsWritten([
    ["इश्क़", "ishq"],
    ["ग़ज़ल", "ghazal"],
    ["फ़िल्म", "film"],
    ["फूल", "phul"],
    ["पढ़ना", "padhna"],
    ["ख़्वाब", "khwab"],
    ["वफ़ा", "wafa"],
    ["वन", "van"],
    ["वाला", "wala"],
    ["अंतरा", "antara"],
    ["ज़िंदगी", "zindagi"],
    ["ज़िन्दगी", "zindagi"],
    ["लंबा", "lamba"],
    ["कहाँ", "kahan"],
    ["नहीं", "nahin"],
    ["मैंने", "maine"],
    ["स्वयं", "swayam"],
    ["लड़ाई", "ladai"],
    ["दुःख", "dukh"],
    ["नमः", "namah"],
  ]);
});

it("keeps everything that is not Devanagari, and writes its digits", () => {
  expect(romanise("Élan: दिल-ए-नादाँ, १९४७ 🎵।")).toBe("Élan: dil-e-nadan, 1947 🎵।");
});

it("joiners inside a word do not break it", () => {
  expect(romanise("क्\u200dया")).toBe("kya");
});

it("leaves no Devanagari letter, whatever the order of signs", () => {
  const sign = fc.integer({ min: 0x0900, max: 0x097f }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(fc.oneof(sign, fc.constantFrom(" ", "a", "\u200d"))), (signs) => {
      expect(romanise(signs.join(""))).not.toMatch(/[\u0900-\u0963\u0966-\u096f\u0970-\u097f]/);
    }),
  );
});
