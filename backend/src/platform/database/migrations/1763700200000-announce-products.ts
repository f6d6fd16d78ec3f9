import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifies every web process of a changed product, so that it renders the pages again. */
export class AnnounceProducts1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_products() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NOTIFY products_changed;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
      FOR EACH STATEMENT EXECUTE FUNCTION announce_products()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER products_changed ON products');
    await runner.query('DROP FUNCTION announce_products()');
  }
}
