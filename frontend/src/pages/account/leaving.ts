/** What happens on this page once its person is logged out of it. */
export interface Leaving {
  onLeft: () => void;
  /** They were logged out before: nobody knows whether what they asked for was done. */
  onUnknown: (refusal: Error) => void;
}
