import { expect, test } from "vitest";
import { findMistypedNames, settingDefaults } from "./index.ts";

const likelyFor = (...names: string[]) =>
  findMistypedNames(Object.fromEntries(names.map((name) => [name, "x"]))).map(({ likely }) => likely);

test.each([
  ["ADMIN_PASWORD", "ADMIN_PASSWORD"],
  ["ADMIN_PASSWROD", "ADMIN_PASSWORD"],
  ["ADMIN_PASSWD", "ADMIN_PASSWORD"],
  ["SITE_ULR", "SITE_URL"],
  ["SITEURL", "SITE_URL"],
  ["site_url", "SITE_URL"],
  ["DATA_DIRS", "DATA_DIR"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["WORKER", "WORKERS"],
  ["TRUSTED_PROXYS", "TRUSTED_PROXY"],
  ["STARTER_CATALOG", "STARTER_CATALOGUE"],
  ["METRIC_TOKEN", "METRICS_TOKEN"],
  ["PROT", "PORT"],
  ["HSOT", "HOST"],
])("%s is recognised as %s", (name, likely) => {
  expect(likelyFor(name)).toEqual([likely]);
});

test("every setting with a letter left out, doubled or swapped is recognised, except the shortest names", () => {
  for (const setting of settingDefaults().keys()) {
    if (setting.length < 6) continue;
    const at = setting.length - 2;
    for (const slip of [
      setting.slice(0, at) + setting.slice(at + 1),
      setting.slice(0, at) + setting[at] + setting.slice(at),
      setting.slice(0, at) + setting[at + 1] + setting[at],
    ])
      expect(likelyFor(slip), slip).toEqual([setting]);
  }
});

test("ordinary variables of shells, services, containers, CI, npm and other programs are ignored", () => {
  const ordinary = `
    PATH HOME HOSTNAME HOSTTYPE HOSTS HOSTALIASES PWD OLDPWD SHELL SHLVL TERM USER LOGNAME LANG LC_ALL TZ MAIL EDITOR VISUAL
    PAGER LESS DISPLAY SSH_TTY SSH_CONNECTION TMPDIR XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR INVOCATION_ID JOURNAL_STREAM
    NOTIFY_SOCKET LISTEN_FDS STATE_DIRECTORY CACHE_DIRECTORY container NODE NODE_ENV NODE_OPTIONS NODE_VERSION NODE_NAME
    INIT_CWD COLOR npm_config_prefix npm_lifecycle_event npm_package_name CI GITHUB_TOKEN GITHUB_WORKFLOW GITLAB_CI DYNO
    PORTS SPORT POST SORT PART REPORT VHOST GHOST COST LOST ROST HOT PROXY_HOST DB_HOST DB_PORT DB_NAME DB_USER DB_PASSWORD
    DATABASE DATABASE_HOST DATABASE_USER DATABASE_NAME DATABASE_PASSWORD DATABASE_SSL DATABASE_PORT PGHOST PGPORT PGDATABASE
    PGUSER PGPASSWORD POSTGRES_URL POSTGRES_USER REDIS_URL MONGO_URL BASE_URL ROOT_URL API_URL SITE_ENV SITE_ID FILE_NAME
    SITE_NAMESPACE ADMIN_EMAIL ADMIN_USER ADMIN_TOKEN HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy no_proxy LOG_FILE LOG_FORMAT
    LOG_PATH LOG_DIR DATA_PATH DATA_ROOT WORKER_ID WORKING_DIR WEB_CONCURRENCY KUBERNETES_PORT KUBERNETES_SERVICE_HOST
    ANTARA_SERVICE_HOST ANTARA_PORT_3000_TCP_PORT SITE_PORT BACKUP_DIR BACKUP_PATH CONTACT_NAME AWS_REGION TOKEN
    ANTARA_WORKER ANTARA_TEST_DATABASE_URL`;
  expect(
    findMistypedNames(
      Object.fromEntries(
        ordinary
          .trim()
          .split(/\s+/)
          .map((name) => [name, "x"]),
      ),
    ),
  ).toEqual([]);
});

test("a similar name is ignored when the right one is set as well", () => {
  expect(likelyFor("DATABASE_URL", "DATABASE_URLS")).toEqual([]);
  expect(findMistypedNames({ SITE_URL: " ", SITE_ULR: "x" })).toEqual([
    { name: "SITE_ULR", likely: "SITE_URL" },
  ]);
});
