/** `rev` counts a trip's changes as `head` counts its messages; a message that never changed has 0. */
export const CHAT_ACTS = `
ALTER TABLE chat_rooms ADD COLUMN rev integer NOT NULL DEFAULT 0;

ALTER TABLE messages
  ADD COLUMN rev integer NOT NULL DEFAULT 0,
  ADD COLUMN edited_at timestamptz,
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN pinned_at timestamptz,
  ADD COLUMN is_announcement boolean NOT NULL DEFAULT false;
CREATE INDEX messages_changed ON messages (trip_id, rev) WHERE rev > 0;
CREATE INDEX messages_pinned ON messages (trip_id) WHERE pinned_at IS NOT NULL;

CREATE TABLE message_reactions (
  trip_id integer NOT NULL,
  seq integer NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  emoji text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (trip_id, seq, user_id, emoji),
  FOREIGN KEY (trip_id, seq) REFERENCES messages (trip_id, seq) ON DELETE CASCADE
);

CREATE TABLE chat_mutes (
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  muted_user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (trip_id, user_id, muted_user_id)
);

CREATE TABLE chat_presences (
  node_id uuid NOT NULL,
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  user_ids integer[] NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (node_id, trip_id)
);
`;
