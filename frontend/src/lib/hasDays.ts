interface Days {
  /** `YYYY-MM-DD`, empty while they are not set. */
  startDate: string;
  endDate: string;
  /** The instant of sailing. */
  departsAt: string | null;
}

/** Whether a trip has its days and its hour: before that it cannot be opened, and has no pages for visitors. */
export const hasDays = ({ startDate, endDate, departsAt }: Days): boolean =>
  startDate !== '' && endDate !== '' && departsAt !== null;
