import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';

const SHOWN = { message: 'Send the figure that was shown, in cents' };
/** As far as the database counts. */
const FARTHEST_CENTS = 2_147_483_647;

/** The figure in cents upon which a host decided, as their page showed it. Another one of now is answered with 409. */
export const ShownFigure = () =>
  applyDecorators(IsInt(SHOWN), Min(-FARTHEST_CENTS, SHOWN), Max(FARTHEST_CENTS, SHOWN));
