import type { ComponentType } from 'react';
import { PATTERNS } from '../lib/paths';

type PageModule = { default: ComponentType };

interface PageEntry {
  path: string;
  /** Fetches the page's chunk. */
  load: () => Promise<PageModule>;
  /** Pages from the forms inwards draw with MUI and load its theme beside their own chunk. */
  usesMui?: boolean;
  /** A page that fills the window itself (chat, dashboard) has no footer under it. */
  fillsWindow?: boolean;
}

const home = () => import('../pages/home/HomePage');

/** Every page of the site: its address, its chunk, and how it is framed. */
export const PAGES: readonly PageEntry[] = [
  { path: PATTERNS.home, load: home },
  { path: PATTERNS.templateHome, load: home },
  { path: PATTERNS.pricing, load: () => import('../pages/pricing/PricingPage') },
  { path: PATTERNS.guestInfo, load: () => import('../pages/guest-info/GuestInfoPage'), usesMui: true },
  { path: PATTERNS.checkout, load: () => import('../pages/checkout/CheckoutPage'), usesMui: true },
  {
    path: PATTERNS.confirmation,
    load: () => import('../pages/confirmation/ConfirmationPage'),
    usesMui: true,
  },
  { path: PATTERNS.chat, load: () => import('../pages/chat/ChatPage'), fillsWindow: true },
  { path: PATTERNS.login, load: () => import('../pages/login/LoginPage'), usesMui: true },
  { path: PATTERNS.register, load: () => import('../pages/register/RegisterPage'), usesMui: true },
  { path: PATTERNS.setPassword, load: () => import('../pages/set-password/SetPasswordPage'), usesMui: true },
  {
    path: PATTERNS.hostDashboard,
    load: () => import('../pages/host-dashboard/HostDashboardPage'),
    usesMui: true,
    fillsWindow: true,
  },
  { path: PATTERNS.demoMail, load: () => import('../pages/demo-mail/DemoMailPage'), usesMui: true },
];
