ALTER TABLE "reading_points" DROP CONSTRAINT "reading_points_series";
