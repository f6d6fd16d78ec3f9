import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dominant color of a picture, shown until it has loaded. */
export class PictureColors1795900720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pictures ADD COLUMN dominant_color text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pictures DROP COLUMN dominant_color');
  }
}
