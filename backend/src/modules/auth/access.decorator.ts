import { SetMetadata } from '@nestjs/common';

export type Access = 'public' | 'logged-in' | 'host' | 'operator' | 'host-or-operator';
export const ACCESS = 'access';

/** Anybody may call this. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Any logged-in person may call this; others get 401. */
export const LoggedIn = () => SetMetadata(ACCESS, 'logged-in' satisfies Access);
/** Hosts only: 401 logged out, 403 for guests. */
export const HostOnly = () => SetMetadata(ACCESS, 'host' satisfies Access);

/** Operators only: 401 logged out, 403 for everybody else. */
export const OperatorOnly = () => SetMetadata(ACCESS, 'operator' satisfies Access);

/** Hosts, and operators who may be none. */
export const HostOrOperator = () => SetMetadata(ACCESS, 'host-or-operator' satisfies Access);
