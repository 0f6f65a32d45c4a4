# docker build -t apron .   How to run it: docs/operate/install.md
FROM node:22-bookworm-slim
WORKDIR /opt/apron
COPY . .
RUN npm install --no-save --ignore-scripts --omit=dev && npm run --silent build
RUN mkdir -m 700 /var/lib/apron && chown node:node /var/lib/apron
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/apron
VOLUME /var/lib/apron
EXPOSE 3000
USER node
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tooling/node.mjs", "server/src/app/main.ts"]
