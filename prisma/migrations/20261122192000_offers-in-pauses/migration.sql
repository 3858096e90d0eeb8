-- A pause stops the days in which a seat is open to people, too; where one is under way, what is left of it.
UPDATE participants p SET offered_at = p.offered_at + (m.paused_until - COALESCE(m.frozen_at, now()))
FROM matches m
WHERE m.id = p.match_id AND m.status = 'running' AND p.offered_at IS NOT NULL
  AND m.paused_until > COALESCE(m.frozen_at, now());
