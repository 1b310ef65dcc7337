import { Agent, request } from 'node:http';

/** Who tries to get in: the same name or another one each time, from one address or from many. */
interface Wave {
  title: string;
  name: (i: number) => string;
  address: (i: number) => string;
}

const ONE_ADDRESS = '198.51.100.7';
const anAddress = (i: number) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;
const LONG = 'x'.repeat(200);

/** What the others are compared with. */
export const ONE_OF_EACH: Wave = {
  title: 'one name, one address',
  name: () => 'nobody',
  address: () => ONE_ADDRESS,
};

/** From many addresses it is one name, which is soon refused unread. */
export const WAVES: readonly Wave[] = [
  ONE_OF_EACH,
  { title: 'many names, one address', name: (i) => `${i}${LONG}`, address: () => ONE_ADDRESS },
  { title: 'one name, many addresses', name: () => 'nobody', address: anAddress },
];

const AT_ONCE = 16;

/** Sends so many logins with a wrong password; throws when one is let in or is a fault. */
export async function refusedLogins(port: number, { name, address }: Wave, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < count; i = next++) {
      const status = await login(agent, port, name(i), address(i));
      if (status !== 401 && status !== 429) throw new Error(`A login was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
}

function login(agent: Agent, port: number, username: string, address: string): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    Origin: 'http://localhost',
    'X-Forwarded-For': address,
  };
  const options = { agent, host: '127.0.0.1', port, method: 'POST', path: '/api/auth/login', headers };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end(JSON.stringify({ username, password: 'not the password' }));
  });
}
