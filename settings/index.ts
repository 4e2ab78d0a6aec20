export { findMistypedNames } from "./mistyped-names.ts";
export { readSettings, type Settings, SettingsRefused, settingDefaults } from "./read-settings.ts";
