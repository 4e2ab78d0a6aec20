export { readSettings, type Settings, SettingsRefusal, settingDefaults } from "./read-settings.ts";
