export { findMistypedNames, type MistypedName } from "./mistyped-names.ts";
export { readSettings, type Settings, SettingsRefusal, settingDefaults } from "./read-settings.ts";
