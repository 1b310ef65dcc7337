/** Somebody in the chat of one trip's group: what they type there is for that group. */
export interface ChatSeat {
  userId: number;
  tripId: number;
}
