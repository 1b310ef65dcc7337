import {
  ChangeCabinsDto,
  ChangeFrontDto,
  ChangeGroupDto,
  ChangeGuideDto,
  ChangePlanDto,
  ChangeShipDto,
  HostCabinsDto,
  HostFrontDto,
  HostGroupDto,
  HostGuideDto,
  HostPlanDto,
  HostShipDto,
  PastCabinsDto,
  PastFrontDto,
  PastGroupDto,
  PastGuideDto,
  PastPlanDto,
  PastShipDto,
} from './host-pages.dto.js';
import { pageRoutes } from './page-routes.js';

/** The hosts' doors to each part of a trip's own pages. */
export const HOST_PAGES_CONTROLLERS = [
  pageRoutes('plan', { now: HostPlanDto, past: PastPlanDto, change: ChangePlanDto }),
  pageRoutes('front', { now: HostFrontDto, past: PastFrontDto, change: ChangeFrontDto }),
  pageRoutes('ship', { now: HostShipDto, past: PastShipDto, change: ChangeShipDto }),
  pageRoutes('cabins', { now: HostCabinsDto, past: PastCabinsDto, change: ChangeCabinsDto }),
  pageRoutes('guide', { now: HostGuideDto, past: PastGuideDto, change: ChangeGuideDto }),
  pageRoutes('group', { now: HostGroupDto, past: PastGroupDto, change: ChangeGroupDto }),
];
