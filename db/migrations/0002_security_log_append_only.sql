-- The security log only grows (S-10). Old lines may go; 360 days leave room for time zones below the 12 months.
CREATE FUNCTION "refuse_security_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'security_events' THEN
		IF OLD."at" < now() - interval '360 days' THEN RETURN OLD; END IF;
	END IF;
	RAISE EXCEPTION 'the security log only grows: % of % is refused', TG_OP, TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "security_events_rows" BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION "refuse_security_log_change"();--> statement-breakpoint
CREATE TRIGGER "security_events_truncate" BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_security_log_change"();--> statement-breakpoint
CREATE TRIGGER "security_log_head_rows" BEFORE DELETE ON "security_log_head" FOR EACH ROW EXECUTE FUNCTION "refuse_security_log_change"();--> statement-breakpoint
CREATE TRIGGER "security_log_head_truncate" BEFORE TRUNCATE ON "security_log_head" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_security_log_change"();
