-- The security log only grows (S-10). The deletion of lines whose time is over names itself in a setting of its transaction.
CREATE FUNCTION "refuse_security_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'security_events' THEN
		IF current_setting('pignon.security_log_retention', true) = 'on' THEN RETURN OLD; END IF;
	END IF;
	RAISE EXCEPTION 'the security log only grows: % of % is refused', TG_OP, TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "security_events_rows" BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION "refuse_security_log_change"();--> statement-breakpoint
CREATE TRIGGER "security_events_truncate" BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_security_log_change"();--> statement-breakpoint
CREATE TRIGGER "security_log_head_rows" BEFORE DELETE ON "security_log_head" FOR EACH ROW EXECUTE FUNCTION "refuse_security_log_change"();--> statement-breakpoint
CREATE TRIGGER "security_log_head_truncate" BEFORE TRUNCATE ON "security_log_head" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_security_log_change"();
