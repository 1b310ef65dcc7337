import { TripCabinsDto } from '../../trips/pages/cabins.dto.js';
import { TripFrontDto } from '../../trips/pages/front.dto.js';
import { TripGroupDto } from '../../trips/pages/group.dto.js';
import { TripGuideDto } from '../../trips/pages/guide.dto.js';
import { TripPlanDto } from '../../trips/pages/plan.dto.js';
import { TripShipDto } from '../../trips/pages/ship.dto.js';
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
} from './host-pages.dto.js';
import { pageRoutes } from './page-routes.js';

/** The hosts' doors to each part of a trip's own pages. */
export const HOST_PAGES_CONTROLLERS = [
  pageRoutes('plan', { now: HostPlanDto, past: TripPlanDto, change: ChangePlanDto }),
  pageRoutes('front', { now: HostFrontDto, past: TripFrontDto, change: ChangeFrontDto }),
  pageRoutes('ship', { now: HostShipDto, past: TripShipDto, change: ChangeShipDto }),
  pageRoutes('cabins', { now: HostCabinsDto, past: TripCabinsDto, change: ChangeCabinsDto }),
  pageRoutes('guide', { now: HostGuideDto, past: TripGuideDto, change: ChangeGuideDto }),
  pageRoutes('group', { now: HostGroupDto, past: TripGroupDto, change: ChangeGroupDto }),
];
