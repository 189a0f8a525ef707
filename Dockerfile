# Three images from one build: `bff`, `web` (Nginx with the pages) and `identity` (Firebase's Auth emulator).
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.28-bookworm

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bff/package.json bff/
COPY frontend/package.json frontend/
COPY design-system/package.json design-system/
COPY e2e/package.json e2e/

# No package that is used here needs its install script: Node comes from the base image, binaries are packages.
FROM manifests AS tools
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --include-workspace-root \
    -w @twyn/bff -w @twyn/frontend -w @twyn/design-system
COPY .config .config

FROM tools AS bff-build
COPY bff bff
RUN npm run build -w @twyn/bff && find bff/dist -name '*.map' -delete

FROM tools AS web-build
COPY design-system design-system
COPY frontend frontend
COPY docs/site docs/site
# Stand in the public pages: their own address, and the product's pages elsewhere.
ARG PUBLIC_URL PUBLIC_GITHUB_URL PUBLIC_X_URL PUBLIC_LINKEDIN_URL SERVICE_WORKER
RUN npm run build -w @twyn/frontend

# firebase-admin's optional parts (Firestore, Storage) would be a third of the image, and nothing uses them.
FROM manifests AS bff-packages
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev --omit=optional -w @twyn/bff
# npm puts here what another workspace takes in another version; it may be nothing.
RUN mkdir -p bff/node_modules

FROM ${NODE_IMAGE} AS bff
# A smaller nursery for short-lived objects: a third less memory, idle and loaded, at the same speed.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8081 UPLOADS_DIR=/uploads KEYS_DIR=/keys NODE_OPTIONS=--max-semi-space-size=8
RUN install -d -o 1000 -g 1000 -m 700 /uploads /keys
WORKDIR /app/bff
COPY --from=bff-packages /app/node_modules /app/node_modules
COPY --from=bff-packages /app/bff/node_modules node_modules
# Its machine code is an optional package, as it depends on the machine.
COPY --from=tools /app/node_modules/@node-rs /app/node_modules/@node-rs
COPY bff/package.json ./
COPY bff/assets assets
COPY bff/migrations migrations
COPY --from=bff-build /app/bff/dist dist
USER 1000:1000
VOLUME /uploads /keys
EXPOSE 8081
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8081/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]

FROM ${NODE_IMAGE} AS identity
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8082 DATA_DIR=/data
RUN install -d -o 1000 -g 1000 -m 700 /data
COPY --from=bff-build /app/bff/dist/identity-emulator.cjs /app/
USER 1000:1000
VOLUME /data
EXPOSE 8082
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8082/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/identity-emulator.cjs"]

FROM ${NGINX_IMAGE} AS web
# The defaults of what the templates read, and nothing else of the environment is filled in.
ENV IDENTITY=local FIREBASE_PROJECT_ID=demo-twyn FIREBASE_AUTH_DOMAIN="" PHONE_VERIFICATION="" \
    PUBLIC_URL="" ALLOWED_HOSTS="" TRUSTED_PROXY=127.0.0.1 \
    NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1 \
    NGINX_ENVSUBST_FILTER="^(IDENTITY|FIREBASE_PROJECT_ID|FIREBASE_AUTH_DOMAIN|PHONE_VERIFICATION|PUBLIC_URL|ALLOWED_HOSTS|TRUSTED_PROXY|NGINX_LOCAL_RESOLVERS)$"
COPY nginx/templates /etc/nginx/templates
COPY nginx/snippets /etc/nginx/snippets
COPY --from=web-build /app/frontend/dist/inline.conf /etc/nginx/snippets/
COPY --from=web-build /app/frontend/dist/web /usr/share/nginx/html
USER 101:101
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --start-interval=1s \
  CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/robots.txt"]
