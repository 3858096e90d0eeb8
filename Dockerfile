# The server alone: production packages, compiled code, migrations. See docker-compose.yml for a whole installation.

FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY prisma.config.ts tsconfig.json ./
COPY scripts/build.mjs scripts/build-changed.mjs scripts/compress.mjs scripts/frequent-characters.mjs scripts/
COPY prisma prisma
COPY src src
COPY web web
RUN npm run build

FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The bundle holds the database client. With the compiler, which npm installs for it, it is nearly half of all packages.
RUN npm ci --omit=dev --no-audit --no-fund && rm -r node_modules/@prisma node_modules/typescript

FROM node:26-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE NOTICE ./
COPY prisma/migrations prisma/migrations
COPY openapi/examples.json openapi/examples.json
# Holds the secret file and, without DATABASE_URL, the embedded database.
RUN mkdir /data && chown node:node /data
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/paquebot.js", "serve"]
