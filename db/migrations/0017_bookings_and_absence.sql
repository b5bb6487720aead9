ALTER TABLE "staff" ADD COLUMN "away_from" date;--> statement-breakpoint
-- What is booked and still to come is in the inbox from now on, as every new booking is. What is over gets no lead: nobody
-- knows any more what became of it. People are those of before, or made for who booked and never wrote.
WITH "coming" AS MATERIALIZED (
	SELECT a.*, coalesce(nullif(a.agent, ''), lower(l.details #>> '{agent,email}')) AS email_of_agent,
		trim(concat_ws(' ', a.fields->>'firstName', a.fields->>'lastName')) AS name, a.fields->>'phone' AS phone
	FROM "appointments" a LEFT JOIN "listings" l ON l.id = a.listing_id
	WHERE a.state = 'confirmed' AND a.ends_at > now()
		AND NOT EXISTS (SELECT FROM "leads" WHERE "leads".appointment_id = a.id)
), "unknown" AS MATERIALIZED (
	SELECT nextval('people_id_seq') AS id, "grouped".* FROM (
		SELECT email, min(booked_at) AS at,
			(array_agg(name ORDER BY booked_at DESC) FILTER (WHERE name <> ''))[1] AS name,
			(array_agg(phone ORDER BY booked_at DESC) FILTER (WHERE phone <> ''))[1] AS phone
		FROM "coming" WHERE email NOT IN (SELECT email FROM "person_addresses")
		GROUP BY email ORDER BY min(booked_at)
	) AS "grouped"
), "made" AS (
	INSERT INTO "people" (id, created_at, name, phone) OVERRIDING SYSTEM VALUE SELECT id, at, name, phone FROM "unknown"
), "addressed" AS (
	INSERT INTO "person_addresses" (email, person_id, added_at) SELECT email, id, at FROM "unknown"
), "whose" AS MATERIALIZED (
	SELECT email, person_id FROM "person_addresses" UNION ALL SELECT email, id FROM "unknown"
), "working" AS MATERIALIZED (
	SELECT id, email FROM "staff" WHERE removed_at IS NULL AND role IN ('admin', 'agent')
)
INSERT INTO "leads" (at, form, locale, email, fields, listing_id, page, consent_version, digest, appointment_id, person_id, state, staff_id)
SELECT c.booked_at, CASE WHEN c.kind = 'valuation' THEN 'book-valuation' ELSE 'book-viewing' END, c.locale, c.email,
	c.fields || jsonb_build_object('email', c.email), c.listing_id, c.page, c.consent_version, c.id::text, c.id, w.person_id,
	CASE WHEN b.email IS NULL THEN 'new' ELSE 'spam' END,
	-- As of every lead: who has an open one of this person, else the agent, else nobody.
	CASE WHEN b.email IS NULL THEN coalesce(
		(SELECT o.staff_id FROM "leads" o JOIN "working" s ON s.id = o.staff_id
			WHERE o.person_id = w.person_id AND o.state IN ('new', 'open', 'waiting')
			ORDER BY o.at DESC, o.id DESC LIMIT 1),
		(SELECT s.id FROM "working" s WHERE s.email = c.email_of_agent)) END
FROM "coming" c JOIN "whose" w ON w.email = c.email LEFT JOIN "blocked_addresses" b ON b.email = c.email
ORDER BY c.booked_at;
