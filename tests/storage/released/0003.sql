BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, issue INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('anna','Anna',100,200,0);
INSERT INTO "guests" VALUES('zuza','Żuża 🦊',101,201,0);
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
	brings TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_guest_id FOREIGN KEY(guest_id) REFERENCES guests (id)
);
INSERT INTO "seats" VALUES('t1',0,'guest','anna',NULL,'{"warband":["Sexton","Łowca"]}');
INSERT INTO "seats" VALUES('t1',1,'open',NULL,NULL,NULL);
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
	owner TEXT NOT NULL, scores TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('t1','dreamblade',1,'playing',1,'invite-t1','{"name":"first-sleep","points":100}','{"warbands":{"A":["Łowca"],"B":[]},"seed":null}','abababababababababababababababababababababababababababababababab','["seed",null]',NULL,NULL,NULL,250,300,'anna',NULL);
CREATE UNIQUE INDEX ix_tables_invite ON tables (invite);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_seats_guest_id ON seats (guest_id);
CREATE INDEX ix_tables_open ON tables (moved, id) WHERE status = 'seating' AND public = 1;
COMMIT;
