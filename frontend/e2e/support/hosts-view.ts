import { request } from '@playwright/test';
import { logInBy } from './people';
import { thisSite } from './site';

interface RecentGuest {
  name: string;
  paymentStatus: string;
  amountPaidCents: number;
}

/** One of the newest guests, by first and last name, as the API tells the host. Throws when there is none. */
export async function newestGuest(name: string): Promise<RecentGuest> {
  const api = await request.newContext({ baseURL: thisSite().origin });
  try {
    await logInBy(api, 'marisol');
    const overview = await api.get('/api/host/overview');
    const { recentGuests } = (await overview.json()) as { recentGuests: RecentGuest[] };
    const guest = recentGuests.find((one) => one.name === name);
    if (!guest) throw new Error(`${name} is not among the newest guests`);
    return guest;
  } finally {
    await api.dispose();
  }
}
