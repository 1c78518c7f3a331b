BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE answers (
	table_id TEXT NOT NULL, 
	step INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	chosen BIGINT NOT NULL, 
	weights TEXT, 
	CONSTRAINT pk_answers PRIMARY KEY (table_id, step), 
	CONSTRAINT fk_answers_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "answers" VALUES('t1',0,0,'move Łowca c0',0,NULL);
INSERT INTO "answers" VALUES('t1',1,-1,'',2,'[1,1,4]');
INSERT INTO "answers" VALUES('t1',2,0,'move Łowca c2',14,NULL);
CREATE TABLE deleted (
	trace TEXT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_deleted PRIMARY KEY (trace)
);
INSERT INTO "deleted" VALUES('9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a',31536000);
CREATE TABLE drafters (
	draft_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	guest_id TEXT, 
	picks TEXT NOT NULL, 
	missed TEXT NOT NULL, 
	CONSTRAINT pk_drafters PRIMARY KEY (draft_id, seat), 
	CONSTRAINT fk_drafters_draft_id FOREIGN KEY(draft_id) REFERENCES drafts (id), 
	CONSTRAINT fk_drafters_guest_id FOREIGN KEY(guest_id) REFERENCES guests (id)
);
INSERT INTO "drafters" VALUES('d1',0,'guest','anna','["Łowca"]','[]');
INSERT INTO "drafters" VALUES('d1',1,'guest','zuza','["Mirrorman"]','[0]');
CREATE TABLE drafts (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	title TEXT NOT NULL, 
	status TEXT NOT NULL, 
	invite TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	packs TEXT NOT NULL, 
	tables TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	seconds INTEGER NOT NULL, 
	due BIGINT, 
	created BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY (id), 
	CONSTRAINT fk_drafts_owner FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "drafts" VALUES('d1','dreamblade','first-sleep','drafting','invite-d1','anna','[[[["Łowca","rare"],["Sexton","common"]],[["Mirrorman","common"],["Mirrorman","common"]]]]','["t1"]',3,90,70000,270,310);
CREATE TABLE errands (
	id TEXT NOT NULL, 
	wish TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	answer TEXT, 
	CONSTRAINT pk_errands PRIMARY KEY (id)
);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, issue INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('anna','Anna',100,200,0);
INSERT INTO "guests" VALUES('zuza','Żuża 🦊',101,201,0);
CREATE TABLE keepsakes (
	id TEXT NOT NULL, 
	guest_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_keepsakes PRIMARY KEY (id), 
	CONSTRAINT fk_keepsakes_guest_id FOREIGN KEY(guest_id) REFERENCES guests (id)
);
INSERT INTO "keepsakes" VALUES('k1','anna','dreamblade','Łowcy','2 Mirrorman',260);
CREATE TABLE keys (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies','not-so-secret');
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	guest_id TEXT, 
	bot TEXT, 
	brings TEXT, ended BIGINT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_guest_id FOREIGN KEY(guest_id) REFERENCES guests (id)
);
INSERT INTO "seats" VALUES('t1',0,'guest','anna',NULL,'{"warband":["Sexton","Łowca"]}',NULL);
INSERT INTO "seats" VALUES('t1',1,'open',NULL,NULL,NULL,NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	invite TEXT NOT NULL, 
	format TEXT NOT NULL, 
	setup TEXT, 
	server_seed TEXT NOT NULL, 
	player_seeds TEXT NOT NULL, 
	next TEXT, 
	winners TEXT, 
	how TEXT, 
	created BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	owner TEXT NOT NULL, scores TEXT, seals TEXT, renewed TEXT, cuts BIGINT, rematch TEXT, pace TEXT, clocks TEXT, due BIGINT, agreed TEXT, standing TEXT, luck TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('t1','dreamblade',1,'playing',1,'invite-t1','{"name":"first-sleep","points":100}','{"warbands":{"A":["Łowca"],"B":[]},"seed":null}','abababababababababababababababababababababababababababababababab','["seed",null]',NULL,NULL,NULL,250,300,'anna',NULL,'["cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",null]','[]',4,'[1]','{"minutes":15,"increment":10,"days":0}','{"since":5000,"left":[900000,899000],"granted":[3,0]}',904000,'efefefefefefefefefefefefefefefefefefefefefefefefefefefefefefefef','[3,4,[1],[2,0]]','[[9,7.5],[0,1.0]]');
CREATE UNIQUE INDEX ix_tables_invite ON tables (invite);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_open ON tables (moved, id) WHERE status = 'seating' AND public = 1;
CREATE INDEX ix_seats_guest_id_ended_table_id ON seats (guest_id, ended, table_id);
CREATE INDEX ix_guests_seen_id ON guests (seen, id);
CREATE INDEX ix_tables_never_begun ON tables (moved, id) WHERE setup IS NULL;
CREATE INDEX ix_tables_ended ON tables (moved, id) WHERE status IN ('over', 'closed');
CREATE INDEX ix_keepsakes_guest_id_changed ON keepsakes (guest_id, changed);
CREATE INDEX ix_tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX ix_drafts_owner ON drafts (owner);
CREATE INDEX ix_drafts_moved_id ON drafts (moved, id);
CREATE INDEX ix_drafts_due ON drafts (due) WHERE due IS NOT NULL;
CREATE INDEX ix_drafters_guest_id_draft_id ON drafters (guest_id, draft_id);
COMMIT;
