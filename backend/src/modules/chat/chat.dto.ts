/** The badge: `head` is the newest number of the trip's log, `readSeq` the last one this person has read. */
export class UnreadDto {
  unread: number;
  head: number;
  readSeq: number;
}

export class RecentMessageDto {
  id: string;
  senderName: string;
  /** In words: "5 minutes ago". */
  timeAgo: string;
  content: string;
}
