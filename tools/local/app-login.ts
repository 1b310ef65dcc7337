import { createHmac } from 'node:crypto';

/** The role of the nodes on a server whose superuser is ours. */
const APP_ROLE = 'gangway_app';

/** As whom the nodes log in to a database that the superuser of `url` owns. Whoever knows that password knows no other. */
export function appLoginOf(url: string): string {
  const login = new URL(url);
  const password = createHmac('sha256', decodeURIComponent(login.password))
    .update(APP_ROLE)
    .digest('base64url');
  return Object.assign(login, { username: APP_ROLE, password }).href;
}
