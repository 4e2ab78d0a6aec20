# Antara with its embedded PostgreSQL, run by an ordinary user; docs/operating.md says how. The version is that of
# .node-version. Debian, not Alpine: the embedded PostgreSQL is linked to glibc.
FROM node:26.10.0-slim AS manifest
WORKDIR /antara
COPY package.json package-lock.json ./

FROM manifest AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node_modules/.bin/react-router build

FROM manifest AS dependencies
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26.10.0-slim
WORKDIR /antara
COPY --from=dependencies /antara/node_modules node_modules
COPY . .
COPY --from=build /antara/build build
# The data folder belongs to the image's user `node`; all else to root, so that nothing which runs here can change it.
RUN node scripts/finish-build.ts && install --directory --mode=0700 --owner=1000 --group=1000 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# By number, so that an engine can see that it is not root. It has a name in the image, which PostgreSQL asks for.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Not through npm, which would not pass SIGTERM on.
CMD ["node", "server/start.ts"]
