import { SetMetadata } from '@nestjs/common';

export type Access = 'public' | 'logged-in' | 'host';
export const ACCESS = 'access';

/** Anybody may call this. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Any logged-in person may call this; others get 401. */
export const LoggedIn = () => SetMetadata(ACCESS, 'logged-in' satisfies Access);
/** Hosts only: 401 logged out, 403 for guests. */
export const HostOnly = () => SetMetadata(ACCESS, 'host' satisfies Access);
