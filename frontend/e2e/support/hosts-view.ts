import { request } from '@playwright/test';
import { siteOrigin } from './site';
import type { Login } from './people';

interface RecentGuest {
  name: string;
  status: string;
  paymentStatus: string;
  amountPaidCents: number;
}

/** The newest guest as the host marisol is told by the API; `name` is first and last. */
export async function newestGuest(name: string): Promise<RecentGuest> {
  const api = await request.newContext({
    baseURL: siteOrigin(),
    extraHTTPHeaders: { origin: siteOrigin() },
  });
  try {
    const logins = (await (await api.get('/api/demo/logins')).json()) as Login[];
    const { username, password } = logins.find(({ username }) => username === 'marisol') ?? {};
    await api.post('/api/auth/login', { data: { username, password } });
    const overview = await api.get('/api/host/overview');
    const { recentGuests } = (await overview.json()) as { recentGuests: RecentGuest[] };
    const guest = recentGuests.find((one) => one.name === name);
    if (!guest) throw new Error(`${name} is not among the newest guests`);
    return guest;
  } finally {
    await api.dispose();
  }
}
