import { eventually } from './eventually.js';
import type { Stack } from './stack.js';
import { type Reply, Visitor } from './visitor.js';

export const PASSWORD = 'gull-anchor-nine';
export interface Refusal {
  code?: string;
  fields?: Record<string, string>;
}

/** What the registration form sends. */
export const registration = (username: string, changes: object = {}) => ({
  firstName: 'Robin',
  lastName: 'Sample',
  email: `${username}@example.com`,
  username,
  role: 'guest',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...changes,
});

/** Tries a password in somebody's browser. */
export const tryLogin = (visitor: Visitor, username: string, password = PASSWORD) =>
  visitor.call<{ user: { role: string }; code: string }>('POST', '/api/auth/login', { username, password });

let addresses = 0;

/** People with accounts on a stack with `TRUST_PROXY_HOPS=1`, each from an address of their own. */
export class AccountHolders {
  constructor(private readonly stack: () => Stack) {}

  visitor(): Visitor {
    const { url } = this.stack().nodes[0]!;
    return new Visitor(url, url, `198.51.100.${++addresses}`);
  }

  async logIn(login: string, password = PASSWORD): Promise<{ visitor: Visitor; status: number }> {
    const visitor = this.visitor();
    const { status } = await tryLogin(visitor, login, password);
    return { visitor, status };
  }

  /** Somebody who has registered, and has not logged in yet. */
  async registered(username: string): Promise<Visitor> {
    const visitor = this.visitor();
    const { status } = await visitor.call('POST', '/api/auth/register', registration(username));
    if (status !== 201) throw new Error(`registration: ${status}`);
    return visitor;
  }

  /** Somebody new, logged in. */
  async member(username: string): Promise<Visitor> {
    await this.registered(username);
    return (await this.logIn(username)).visitor;
  }

  /** Opens the link by which who registered shows that an address is theirs. */
  async prove(email: string): Promise<void> {
    const token = await this.tokenTo(email, 'email_proof');
    const { status } = await this.visitor().call('POST', '/api/auth/confirm-email', { token });
    if (status !== 200) throw new Error(`proof: ${status}`);
  }

  /** Somebody of the demo, logged in with their password. */
  async demo(username: string): Promise<{ visitor: Visitor; password: string }> {
    const { body } = await this.visitor().call<{ username: string; password: string }[]>(
      'GET',
      '/api/demo/logins',
    );
    const { password } = body.find((login) => login.username === username)!;
    return { visitor: (await this.logIn(username, password)).visitor, password };
  }

  /** The token in the newest mail of a kind to an address, once it was sent. */
  tokenTo(recipient: string, kind: string): Promise<string> {
    return eventually(async () => {
      const { rows } = await this.stack().db.query<{ body: string }>(
        `SELECT body FROM mails WHERE recipient = $1 AND kind = $2 AND status = 'sent' ORDER BY id DESC LIMIT 1`,
        [recipient, kind],
      );
      return /#token=([\w-]+)/.exec(rows[0]!.body)![1]!;
    });
  }
}

export function post(visitor: Visitor, what: string, body: object = {}): Promise<Reply<Refusal>> {
  return visitor.call<Refusal>('POST', `/api/account/${what}`, body);
}

export async function isIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.call('GET', '/api/auth/me')).status === 200;
}
