/**
 * Which of a person's trips is meant first when they name none: what is to come before what is over or cancelled, the trip on
 * sale before others, one that is open to them before one that is not, then the soonest. Of a row `t` of trips and the
 * person's place `g` on it, which may be missing for a host.
 * @param now the parameter with the instant it is.
 */
export const meantFirst = (now: string) => `
  COALESCE(g.status = 'cancelled', false), COALESCE(t.end_date < (${now}::timestamptz AT TIME ZONE t.time_zone)::date, false),
  t.is_on_sale DESC, g.access_granted DESC NULLS LAST, g.status, t.start_date, t.id DESC, g.id DESC`;
