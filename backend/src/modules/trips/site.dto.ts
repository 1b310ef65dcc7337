/** What holds for the whole site, whether a trip is on sale or not: the operator's configuration. */
export class SiteDto {
  /** The operator's address, for whatever needs a person. */
  contactEmail: string;
  /** The external site behind "Book a Trip"; null where bookings are taken on this site alone. */
  bookingSiteUrl: string | null;
  /** Whether the guests' pages open with the deposit, while each part is paid by its day; otherwise once all is paid. */
  opensWithDeposit: boolean;
}
