import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, type Running, run } from './processes.ts'
import { findNginx } from './programs.ts'
import { untilItWorks } from './wait.ts'

/** Debian's nginx on `port`, alternating between servers; `X-Answered-By` names the server. */
export async function startNginx(port: number, serverPorts: number[]): Promise<Running> {
  const { folder, remove } = makeFolder('nginx')
  const settings = join(folder, 'nginx.conf')
  const ownFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n  ')
  writeFileSync(
    settings,
    `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
events {}
http {
  access_log off;
  ${ownFolders}
  client_max_body_size 30m;
  upstream shop { ${serverPorts.map((each) => `server 127.0.0.1:${each};`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://shop;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      add_header X-Answered-By $upstream_addr;
    }
  }
}
`,
  )
  const proxy = run(findNginx(), ['-e', 'stderr', '-c', settings], join(folder, 'nginx.log'))
  await untilItWorks(() => fetch(`http://127.0.0.1:${port}/healthz`))
  return {
    stop: async () => {
      await proxy.stop('SIGTERM')
      remove()
    },
  }
}
