/** In their order; a released migration never changes. */
export const migrations: readonly string[] = [
  `
  create table entries (
    id text primary key,
    title text not null,
    original_text text not null,
    humanized_text text not null,
    tone text not null,
    created_at text not null,
    -- 1: exists on this computer only.
    local integer not null default 0,
    -- 1: deleted here; the server is still to be told.
    deleted integer not null default 0
  ) strict;
  create index entries_by_time on entries (created_at desc, id desc);
  create virtual table entries_text using fts5 (
    title, original_text, humanized_text, content = 'entries', tokenize = "unicode61 remove_diacritics 2"
  );
  create trigger entries_added after insert on entries begin
    insert into entries_text (rowid, title, original_text, humanized_text)
      values (new.rowid, new.title, new.original_text, new.humanized_text);
  end;
  create trigger entries_removed after delete on entries begin
    insert into entries_text (entries_text, rowid, title, original_text, humanized_text)
      values ('delete', old.rowid, old.title, old.original_text, old.humanized_text);
  end;
  create trigger entries_changed after update of title, original_text, humanized_text on entries begin
    insert into entries_text (entries_text, rowid, title, original_text, humanized_text)
      values ('delete', old.rowid, old.title, old.original_text, old.humanized_text);
    insert into entries_text (rowid, title, original_text, humanized_text)
      values (new.rowid, new.title, new.original_text, new.humanized_text);
  end;
  -- Whose history this is, and answers of the API that are shown offline.
  create table notes (name text primary key, value text not null) strict;
  `,
  `
  -- A search reads the texts themselves: an index of words finds no part of a word, and goes on holding what was deleted.
  drop trigger entries_added;
  drop trigger entries_removed;
  drop trigger entries_changed;
  drop table entries_text;
  -- Whose it is: what exists here alone outlives the sign-in that it was made in.
  alter table entries add column user_id text not null default '';
  update entries set user_id = coalesce((select value from notes where name = 'user'), '');
  `,
  `
  -- When it was deleted here, in ms; 0: it was not. What exists here alone can be brought back for a while.
  alter table entries rename column deleted to deleted_at;
  `,
];
