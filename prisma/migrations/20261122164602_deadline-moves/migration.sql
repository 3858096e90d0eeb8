-- AlterTable
ALTER TABLE "decisions" ADD COLUMN     "moves" INTEGER NOT NULL DEFAULT 0;

-- Calendars must see that an event has moved (RFC 5545 §3.8.7.4), and deadlines are moved in several places.
CREATE FUNCTION count_deadline_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.moves := OLD.moves + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER deadline_moved BEFORE UPDATE OF due_at ON decisions
  FOR EACH ROW WHEN (OLD.due_at IS DISTINCT FROM NEW.due_at) EXECUTE FUNCTION count_deadline_move();
